/** What is read from something that stays as it is (a source, a window, a quotation) is read once, on first use, and discarded with it. */
export function oncePer<Of extends object, T>(read: (of: Of) => T): (of: Of) => T {
  const cache = new WeakMap<Of, { readonly made: T }>();
  return (of) => {
    const known = cache.get(of);
    if (known !== undefined) return known.made;
    const made = read(of);
    cache.set(of, { made });
    return made;
  };
}
