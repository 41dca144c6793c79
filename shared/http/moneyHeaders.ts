/** What an answer cost and what is left, in headers, so that known bodies stay as they are. */
import type { Receipt } from '../billing/billing.ts';
import type { ApiResponse } from './requestEvent.ts';

export function withMoney(response: ApiResponse, { costCents, balanceCents }: Receipt): ApiResponse {
  const money = { 'X-Cost-Cents': String(costCents), 'X-Balance-Cents': String(balanceCents) };
  return { ...response, headers: { ...response.headers, ...money } };
}
