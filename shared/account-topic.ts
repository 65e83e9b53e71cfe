import { z } from 'zod';

/** What an open screen may show of an account, and be told that it changed elsewhere. */
export const accountTopics = ['subscription'] as const;
export const accountTopicSchema = z.enum(accountTopics);
export type AccountTopic = z.output<typeof accountTopicSchema>;
