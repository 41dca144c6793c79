/** How the service's jobs at Amazon Transcribe are called: its role may read and delete no others. */
export const JOB_NAME_PREFIX = 'citation-';
