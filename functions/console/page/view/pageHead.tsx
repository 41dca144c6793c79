/** The name of the page, the remaining money, and the key in use. */
import { forgetKey } from '../actions/key.ts';
import { useStore } from '../state/store.ts';

export function PageHead() {
  const key = useStore((state) => state.key);
  const balance = useStore((state) => state.balanceCents);
  return (
    <header class="head">
      <h1>Citation check</h1>
      <p class="head-claim">Is it really in the source?</p>
      <span class="head-space" />
      {balance !== undefined && (
        <span class="quiet" title="Free tier and prepaid balance">
          ${(balance / 100).toFixed(2)} left
        </span>
      )}
      {key !== undefined && (
        <button type="button" class="button-quiet" onClick={forgetKey}>
          Change key
        </button>
      )}
    </header>
  );
}
