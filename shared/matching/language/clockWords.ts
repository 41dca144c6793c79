/** Words after which a number with two decimals is a time, as alternatives of a pattern. "Alle 7.30" is Italian; German says so of nothing. */
export const CLOCK_WORDS = 'kl|klo|kello|klokken|klockan|godz|godzin(?:a|ie|ach|y)|ore|ora|orele|alle|dalle|hodin';

/** Words that begin a range of hours, "od 7.00 do 21.00", in languages whose decimals have a comma. */
export const RANGE_OPENERS = 'od|von|fra|från|dalle|van|mellem|mellom|mellan|zwischen';
