/** The machine had no time: nothing is wrong with the document, and the same request may succeed later. */
export class MachineBusy extends Error {
  constructor(what: string) {
    super(`The machine was too busy for ${what}.`);
    this.name = 'MachineBusy';
  }
}
