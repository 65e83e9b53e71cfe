/** How long after the last contact a client is offered for a review, in days: from, and at most. */
export const reviewDays = { from: 21, to: 180 } as const;
