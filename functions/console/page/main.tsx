/** Entry point of the console in the browser. */
import { render } from 'preact';
import { restoreWork } from './actions/keepWork.ts';
import { loadKey } from './actions/key.ts';
import { Console } from './view/console.tsx';

loadKey();
restoreWork();
const place = document.getElementById('console');
if (place) {
  place.replaceChildren();
  render(<Console />, place);
}
