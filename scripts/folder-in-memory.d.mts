export function openFolderInMemory(room?: number): string | null;
