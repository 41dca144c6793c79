/** Known public clients refuse plain http to any other name. */
const HOST_NAME = 'localhost';

/** The service's address on this machine, without a trailing slash. */
export const localUrl = (port: number): string => `http://${HOST_NAME}:${port}`;
