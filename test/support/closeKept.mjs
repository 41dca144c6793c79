/**
 * After all tests: closes what their files shared (`keptOpen.ts`) if they ran in this process. Processes of Jest's own close theirs when
 * they are told to end.
 */
export default async function closeKept() {
  const kept = globalThis[Symbol.for('kept open for all test files')] ?? [];
  await Promise.all(kept.map((close) => close()));
}
