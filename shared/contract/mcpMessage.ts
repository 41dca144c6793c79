/** A message of the Model Context Protocol, as far as the interface describes it: the protocol has its own specification. */
import { z } from 'zod';

export const mcpMessageSchema = z
  .looseObject({ jsonrpc: z.literal('2.0') })
  .describe('JSON-RPC, as https://modelcontextprotocol.io specifies it.');
