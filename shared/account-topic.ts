import { z } from 'zod';

/**
 * The parts of an account that open screens show and that may change elsewhere: plan and units, assessments with their reports,
 * follow-ups, and personal data (role, clinic).
 */
export const accountTopics = ['subscription', 'avaliacoes', 'consultas', 'account'] as const;
export const accountTopicSchema = z.enum(accountTopics);
export type AccountTopic = z.output<typeof accountTopicSchema>;
