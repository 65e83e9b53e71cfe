/** Tells a waiting service worker that the person wants the new version now. */
export const activateMessage = 'activate';
