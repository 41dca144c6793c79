/** Names of isotopes: "¹⁴C", "³He". Anything else that begins with a raised number is a note and its number: "¹In the case of". */

/** By atomic number, from 1 (IUPAC, periodic table of 2022). */
const SYMBOLS = (
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd ' +
  'In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu ' +
  'Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og'
).split(' ');

/** Nucleons per proton: the heaviest isotopes have about two and a half, hydrogen's and helium's up to three. */
const MOST_NUCLEONS = 3;

/** @param symbol as written: "In" is indium, "in" is not */
export function isIsotope(mass: number, symbol: string): boolean {
  const protons = SYMBOLS.indexOf(symbol) + 1;
  return protons > 0 && mass >= protons && mass <= MOST_NUCLEONS * protons;
}
