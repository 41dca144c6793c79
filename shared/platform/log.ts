/** The structured log. It never holds an API key, a quotation or document text. */
import { Logger } from '@aws-lambda-powertools/logger';
import type { Settings } from './settings.ts';

export interface Log {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** @param service names the function in every line */
export function createLog(service: string, level: Settings['LOG_LEVEL']): Log {
  const logger = new Logger({ serviceName: service, logLevel: level });
  return {
    info: (message, fields = {}) => {
      logger.info(message, fields);
    },
    warn: (message, fields = {}) => {
      logger.warn(message, fields);
    },
    error: (message, fields = {}) => {
      logger.error(message, fields);
    },
  };
}
