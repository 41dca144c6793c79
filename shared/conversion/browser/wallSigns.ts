/** Walls in place of the requested page: captchas and browser checks. What they say must never be certified as the page's words. */
import type { PageMeasure } from './inPage/measurePage.ts';

/** Frames and forms of the services that build such walls: Cloudflare, DataDome, HUMAN (PerimeterX), Imperva, hCaptcha, reCAPTCHA, AWS WAF. */
export const WALL_SELECTOR = [
  '#challenge-form',
  '#challenge-running',
  'iframe[src*="challenges.cloudflare.com"]',
  'iframe[src*="captcha-delivery.com"]',
  '#px-captcha',
  'iframe[src*="_Incapsula_Resource"]',
  'iframe[src*="hcaptcha.com"]',
  'iframe[src*="recaptcha/api2/bframe"]',
  '#captcha-container[data-aws-waf], #challenge-container',
].join();

/** Walls are short; a page with a captcha in its comment form has more to say. */
const WALL_TEXT_LIMIT = 1_500;

const WALL_TITLES =
  /^(just a moment|attention required|access denied|access to this page has been denied|are you (a )?(human|robot)|robot check|bot (check|verification)|security check|please verify|verify(ing)? (that )?you are human|human verification|pardon our interruption|one more step|checking your browser|ddos-guard|captcha|request (rejected|blocked))/i;

const WALL_SENTENCES =
  /(verify(ing)? (that )?you are (a )?human|checking (if the site connection is secure|your browser)|enable javascript and cookies to continue|unusual traffic from your|prove you are not a robot|confirm (that )?you are (a )?human|press (and|&) hold to confirm|complete the security check|incapsula incident id|why have i been blocked)/i;

export function isWall({ title, text, wallElements }: PageMeasure): boolean {
  if (text.length > WALL_TEXT_LIMIT) return false;
  return wallElements > 0 || WALL_TITLES.test(title.trim()) || WALL_SENTENCES.test(text);
}
