/** The paths and methods of the interface: API Gateway is built from them and the local gateway serves them. */
import { RECEIPT_KEYS_PATH } from './receipt.ts';

/** The page for people. */
export const CONSOLE_PATH = '/console';
/** Where people land who know only the address. */
export const START_PATH = '/';

export type EndpointName =
  | 'prepareAttachments'
  | 'verifyCitations'
  | 'verifyAnswer'
  | 'getAttachment'
  | 'listAttachments'
  | 'extendAttachment'
  | 'getPage'
  | 'annotateDocument'
  | 'deleteAttachment'
  | 'receiptKeys'
  | 'mcp'
  | 'console';

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** API Gateway syntax: `{id}` is a path parameter. */
  readonly path: string;
  readonly endpoint: EndpointName;
  /** Kept for clients of an earlier form of the interface. */
  readonly isEarlierForm?: true;
  /** Needs no key. */
  readonly isPublic?: true;
  /** What it does, if its function has more than one path. */
  readonly operation?: 'convertFile' | 'start';
}

/** A page that anybody may read also has its headers alone, which link checkers and proxies ask for. */
export const methodsOf = ({ method, isPublic }: Route): readonly (Route['method'] | 'HEAD')[] =>
  isPublic && method === 'GET' ? [method, 'HEAD'] : [method];

export const CONVERT_FILE_PATH = '/convertFile';

export const ROUTES: readonly Route[] = [
  { method: 'POST', path: '/prepareAttachments', endpoint: 'prepareAttachments' },
  { method: 'POST', path: '/prepareFile', endpoint: 'prepareAttachments', isEarlierForm: true },
  { method: 'POST', path: CONVERT_FILE_PATH, endpoint: 'prepareAttachments', operation: 'convertFile' },
  { method: 'POST', path: '/verifyCitations', endpoint: 'verifyCitations' },
  { method: 'POST', path: '/verifyAnswer', endpoint: 'verifyAnswer' },
  { method: 'POST', path: '/getAttachment', endpoint: 'getAttachment' },
  { method: 'GET', path: '/attachments', endpoint: 'listAttachments' },
  { method: 'POST', path: '/attachments/{id}/extend', endpoint: 'extendAttachment' },
  { method: 'POST', path: '/attachments/{id}/annotated', endpoint: 'annotateDocument' },
  { method: 'GET', path: '/attachments/{id}/pages/{n}', endpoint: 'getPage' },
  { method: 'DELETE', path: '/attachments/{id}', endpoint: 'deleteAttachment' },
  { method: 'POST', path: '/mcp', endpoint: 'mcp' },
  { method: 'GET', path: RECEIPT_KEYS_PATH, endpoint: 'receiptKeys', isPublic: true },
  { method: 'GET', path: CONSOLE_PATH, endpoint: 'console', isPublic: true },
  { method: 'GET', path: START_PATH, endpoint: 'console', isPublic: true, operation: 'start' },
];
