/** PURE: what work costs by part, from list prices and the memory of each function. */
import { FUNCTION_PROFILES } from '../functions.ts';
import type { FunctionName } from '../functions.ts';
import { LIST_PRICES as PRICE } from './listPrices.ts';
import { LOG_BYTES_PER_INVOCATION } from './measuredWork.ts';
import type { Work } from './measuredWork.ts';

const GB = 1_000_000_000;
const MIB_PER_GIB = 1024;

/** US dollars. */
export interface Costs {
  readonly functions: number;
  readonly gateway: number;
  readonly table: number;
  readonly files: number;
  readonly queues: number;
  readonly logs: number;
  readonly transfer: number;
}

export const COST_PARTS = ['functions', 'gateway', 'table', 'files', 'queues', 'logs', 'transfer'] as const;

export function costsOf(work: Work): Costs {
  const runs = Object.entries(work.seconds) as [FunctionName, number][];
  const gbSeconds = runs.map(([name, seconds]) => (FUNCTION_PROFILES[name].memoryMiB / MIB_PER_GIB) * seconds);
  // What a page adds to a document's invocations is not an invocation of its own.
  const invocations = work.gatewayRequests === 0 ? 0 : runs.length;
  return {
    functions: sum(gbSeconds) * PRICE.lambdaGbSecond + invocations * PRICE.lambdaRequest,
    gateway: work.gatewayRequests * PRICE.gatewayRequest,
    table: work.tableWrites * PRICE.tableWriteUnit + work.tableReads * PRICE.tableReadUnit,
    files: work.puts * PRICE.filePut + work.gets * PRICE.fileGet,
    queues: work.queueRequests * PRICE.queueRequest,
    logs: (invocations * LOG_BYTES_PER_INVOCATION * PRICE.logGb) / GB,
    transfer: (work.bytesOut * PRICE.transferGb) / GB,
  };
}

/** How many of each, together. */
export function together(...parts: readonly (readonly [times: number, work: Work])[]): Costs {
  const all = parts.map(([times, work]) => [times, costsOf(work)] as const);
  const part = (name: keyof Costs): number => sum(all.map(([times, costs]) => times * costs[name]));
  return Object.fromEntries(COST_PARTS.map((name) => [name, part(name)])) as unknown as Costs;
}

export const totalOf = (costs: Costs): number => sum(COST_PARTS.map((name) => costs[name]));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
