/** What an answer may put into the attributes of a report. */

/** A picture inside the page; nothing else is shown. */
export const pictureSource = (src: string | undefined): string | undefined =>
  src !== undefined && /^data:image\/(?:png|jpeg|webp|avif);base64,[A-Za-z0-9+/]+={0,2}$/.test(src) ? src : undefined;

/** Web addresses and paths; never an address that runs something. */
export function linkTarget(href: string | undefined): string | undefined {
  if (href === undefined || href === '') return undefined;
  const scheme = /^[^/?#]*?:/.exec(href)?.[0].toLowerCase();
  return scheme === undefined || scheme === 'https:' || scheme === 'http:' ? href : undefined;
}
