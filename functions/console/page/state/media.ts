/** Whether a source is heard and seen rather than read. */
export const isMedia = (mimeType: string): boolean => /^(audio|video)\//.test(mimeType);
