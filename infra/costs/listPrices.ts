/**
 * AWS list prices in us-east-1, US dollars, without free tiers and discounts: as known to us on 2026-11-22, written down without
 * consulting https://aws.amazon.com/pricing/, where they can be looked up. Other regions differ by up to a third.
 */
export const PRICES_NOTED_ON = '2026-11-22';

const MILLION = 1_000_000;

export const LIST_PRICES = {
  /** x86, a GB-second of memory. */
  lambdaGbSecond: 0.0000166667,
  lambdaRequest: 0.2 / MILLION,
  gatewayRequest: 3.5 / MILLION,
  /** On demand: items up to 1 kB, and strongly consistent reads up to 4 kB. */
  tableWriteUnit: 0.625 / MILLION,
  tableReadUnit: 0.125 / MILLION,
  /** With point-in-time recovery. */
  tableGbMonth: 0.25 + 0.2,
  filePut: 5 / MILLION,
  fileGet: 0.4 / MILLION,
  filesGbMonth: 0.023,
  queueRequest: 0.4 / MILLION,
  logGb: 0.5,
  /** Out to the internet. */
  transferGb: 0.09,
  alarmMonth: 0.1,
  secretMonth: 0.4,
  keyMonth: 1,
  armProcessorHour: 0.03238,
  armGbHour: 0.00356,
  balancerHour: 0.0225,
  addressHour: 0.005,
} as const;
