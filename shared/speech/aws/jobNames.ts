/** The names of the service's Amazon Transcribe jobs: its role may read and delete no others. */
export const JOB_NAME_PREFIX = 'citation-';
