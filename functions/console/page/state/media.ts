/** Whether a source is heard and seen, and not read. */
export const isMedia = (mimeType: string): boolean => /^(audio|video)\//.test(mimeType);
