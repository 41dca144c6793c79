/** Words between the ends of a range, "15 to 20", and those that make a change of two numbers: "from 15 to 20". Folded. */

/** As alternatives of a pattern. */
export const RANGE_LINKS = 'to|till|until|through|bis|à|a|al|do|tot|til|ile|до|から';
const links = new RegExp(`^(?:${RANGE_LINKS})$`, 'u');
const openers = /^(?:from|von|vom|de|du|des|da|dal|desde|från|fra|van|od|ze?|от|з|с|dan)$/u;

export const linksRange = (word: string): boolean => links.test(word);
export const opensChange = (word: string): boolean => openers.test(word);
