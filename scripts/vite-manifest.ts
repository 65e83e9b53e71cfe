import { z } from 'zod';

/** The part of vite's manifest that preloading needs. Keys are source files. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
export type ViteManifest = z.output<typeof manifestSchema>;
