import { z } from 'zod';

/**
 * What an open screen may show of an account, and be told that it changed elsewhere: plan and units, assessments and their reports,
 * follow-ups, the person's own data (role, clinic).
 */
export const accountTopics = ['subscription', 'avaliacoes', 'consultas', 'account'] as const;
export const accountTopicSchema = z.enum(accountTopics);
export type AccountTopic = z.output<typeof accountTopicSchema>;
