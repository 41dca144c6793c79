/** What an answer cost and what is left, in headers, so that known bodies stay as they are. */
import type { Payment } from '../billing/billing.ts';
import type { ApiResponse } from './requestEvent.ts';

export function withMoney(response: ApiResponse, { costCents, balanceCents }: Payment): ApiResponse {
  const money = { 'X-Cost-Cents': String(costCents), 'X-Balance-Cents': String(balanceCents) };
  return { ...response, headers: { ...response.headers, ...money } };
}
