/** How a row of a price list ends that names no amount: "free", "gratis", "on request". */
const noCharge =
  /(?:^|[\s–—:.-])(?:free(?: of charge)?|included|on request|gr[aá]tis|gratuit[aoe]?s?|offert[ei]?|sur demande|inclus[aoe]?|kostenlos|kostenfrei|auf anfrage|inklusive|inbegriffen|op aanvraag|inbegrepen|a consultar|a richiesta|sob consulta|bezpłatn[aeiy]|gratisowo|w cenie|zdarma|zadarmo|v ceně|na vyžádání|ingyenes|díjmentes|ilmainen|maksutta|бесплатно|безкоштовно|по запросу|ücretsiz|無料|免费|免費|무료)[.!*]*$/iu;

export const isWithoutCharge = (line: string): boolean => noCharge.test(line);
