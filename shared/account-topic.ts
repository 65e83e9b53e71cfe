import { z } from 'zod';

/**
 * The parts of an account that open screens show and that may change elsewhere: plan and units, assessments with their reports,
 * follow-ups, invitations with the drafts that they become, messages to support, and personal data (role, clinic).
 */
export const accountTopics = ['subscription', 'avaliacoes', 'consultas', 'convites', 'support', 'account'] as const;
export const accountTopicSchema = z.enum(accountTopics);
export type AccountTopic = z.output<typeof accountTopicSchema>;
