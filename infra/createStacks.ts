/** One stack per region, from one set of settings and packed code. */
import { PermissionsBoundary, Tags } from 'aws-cdk-lib';
import type { App } from 'aws-cdk-lib';
import type { DeploySettings } from './config.ts';
import { ServiceStack } from './serviceStack.ts';
import type { ServiceStackProps } from './serviceStack.ts';

type Packed = Pick<ServiceStackProps, 'code' | 'officeProgram' | 'uploadServer'>;

/** @param place what the credentials say; without regions in the settings the service is deployed there */
export function createStacks(
  app: App,
  settings: DeploySettings,
  packed: Packed,
  place: { readonly account?: string | undefined; readonly region?: string | undefined } = {},
): ServiceStack[] {
  const { regions, stage, permissionsBoundary, tags } = settings;
  const create = (region: string | undefined, id: string): ServiceStack => {
    const stack = new ServiceStack(app, id, {
      description: 'Citation Verification Service',
      env: { ...(place.account && { account: place.account }), ...(region && { region }) },
      ...(permissionsBoundary && { permissionsBoundary: PermissionsBoundary.fromName(permissionsBoundary) }),
      settings,
      ...packed,
    });
    for (const [name, value] of Object.entries({ service: 'citation-verification', stage, ...tags })) {
      Tags.of(stack).add(name, value);
    }
    return stack;
  };
  const name = `CitationVerification-${stage}`;
  if (regions.length === 0) return [create(place.region, name)];
  return regions.map((region) => create(region, `${name}-${region}`));
}
