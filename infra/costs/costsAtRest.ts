/** PURE: what a deployed stack costs in a month without any requests, judging by its template. */
import { LIST_PRICES as PRICE } from './listPrices.ts';

const HOURS = 730;
const MINUTES = HOURS * 60;
/** Lambda polls an idle queue with five connections, each of which waits 20 s for a message. */
const POLLS_A_MINUTE = 5 * 3;

/** How many resources of a CloudFormation type the stack has. */
export type CountOf = (type: string) => number;

/** US dollars by what is paid for. Parts that cost nothing at rest are left out. */
export function costsAtRest(count: CountOf, container: { readonly cpuUnits: number; readonly memoryMiB: number }) {
  const tasks = count('AWS::ECS::Service');
  const processor = (container.cpuUnits / 1024) * PRICE.armProcessorHour;
  const memory = (container.memoryMiB / 1024) * PRICE.armGbHour;
  return {
    'container for large uploads': tasks * HOURS * (processor + memory + PRICE.addressHour),
    'its load balancer': count('AWS::ElasticLoadBalancingV2::LoadBalancer') * HOURS * PRICE.balancerHour,
    alarms: count('AWS::CloudWatch::Alarm') * PRICE.alarmMonth,
    'asking the queues': count('AWS::Lambda::EventSourceMapping') * POLLS_A_MINUTE * MINUTES * PRICE.queueRequest,
    secrets: count('AWS::SecretsManager::Secret') * PRICE.secretMonth,
    keys: count('AWS::KMS::Key') * PRICE.keyMonth,
  };
}
