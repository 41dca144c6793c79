/** Large uploads in the template: who reaches the container, how requests are routed, and what is promised with and without it. */
import { z } from 'zod';
import { chooseOriginCode } from '../../infra/constructs/edge.ts';
import { LARGEST_UPLOAD_BYTES } from '../../infra/uploadLimit.ts';
import { chosenOrigin } from './chosenOrigin.ts';
import { rolePolicies } from './rolePolicies.ts';
import { resourcesOf, synthesise } from './synthesised.ts';

const template = synthesise();
const [distribution] = resourcesOf(template, 'AWS::CloudFront::Distribution').map(({ properties }) =>
  z
    .object({
      DistributionConfig: z.object({
        DefaultCacheBehavior: z.looseObject({ TargetOriginId: z.string(), ViewerProtocolPolicy: z.string() }),
        CacheBehaviors: z.array(
          z.looseObject({
            PathPattern: z.string(),
            TargetOriginId: z.string(),
            AllowedMethods: z.array(z.string()),
            FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.unknown() })),
          }),
        ),
        Origins: z.array(z.looseObject({ Id: z.string() })),
      }),
    })
    .parse(properties),
);
const { DefaultCacheBehavior, CacheBehaviors, Origins } = distribution.DistributionConfig;

describe('the distribution', () => {
  it('sends the paths of uploads to the container, where a function decides, and all else to the gateway', () => {
    expect(DefaultCacheBehavior).toMatchObject({ TargetOriginId: 'gateway', ViewerProtocolPolicy: 'https-only' });
    expect(CacheBehaviors.map(({ PathPattern, TargetOriginId }) => [PathPattern, TargetOriginId])).toEqual([
      ['/prepareAttachments', 'uploads'],
      ['/prepareFile', 'uploads'],
      ['/convertFile', 'uploads'],
    ]);
    for (const { FunctionAssociations, AllowedMethods } of CacheBehaviors) {
      expect(FunctionAssociations.map(({ EventType }) => EventType)).toEqual(['viewer-request']);
      expect(AllowedMethods).toContain('POST');
    }
  });

  it('waits for an answer as long as known clients do', () => {
    const timeouts = Origins.map((origin) => JSON.stringify(origin).match(/OriginReadTimeout":(\d+)/)?.[1]);
    expect(timeouts).toHaveLength(2);
    for (const seconds of timeouts) expect(Number(seconds)).toBeGreaterThan(90);
  });

  it('is the address that the outputs name, where it is', () => {
    const url = (outputs: object) => JSON.stringify(Object.values(outputs)[0]);
    expect(url(template.findOutputs('ApiUrl'))).toContain('EdgeDistribution');
    expect(url(synthesise({ largeUploads: false }).findOutputs('ApiUrl'))).toContain('ApiRest');
  });
});

describe('the function in front of uploads', () => {
  const FORM = 'multipart/form-data; boundary=b';

  it.each([
    [
      'a form of the last size that fits',
      'POST',
      { 'content-type': FORM, 'content-length': `${LARGEST_UPLOAD_BYTES}` },
      'gateway',
    ],
    [
      'a form that is a byte larger',
      'POST',
      { 'content-type': FORM, 'content-length': `${LARGEST_UPLOAD_BYTES + 1}` },
      'uploads',
    ],
    [
      'a form of 100 MB',
      'POST',
      { 'content-type': 'Multipart/Form-Data; boundary=x', 'content-length': '104857600' },
      'uploads',
    ],
    ['a form sent in chunks', 'POST', { 'content-type': FORM }, 'uploads'],
    ['a form with a length that is none', 'POST', { 'content-type': FORM, 'content-length': 'many' }, 'uploads'],
    ['a web address', 'POST', { 'content-type': 'application/json', 'content-length': '60' }, 'gateway'],
    ['no type at all', 'POST', {}, 'gateway'],
    ['another method', 'GET', { 'content-type': FORM }, 'gateway'],
  ])('sends %s to the right place', (_name, method, headers, origin) => {
    expect(chosenOrigin(method, headers)).toBe(origin);
  });

  it('is small enough for CloudFront, and made of what its runtime knows', () => {
    const code = chooseOriginCode('gateway');
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
    expect(code).not.toContain('%');
    expect(code).not.toMatch(/const \{|=> \{|\bexport\b|\?\.|\?\?/);
  });
});

describe('the container', () => {
  it('may do what the preparing function may, and read its own archive', () => {
    const policies = rolePolicies(template);
    const without = (name: string, own: readonly string[]) =>
      policies.get(name)!.filter(({ resources }) => !resources.some((resource) => own.includes(resource)));
    expect(without('LargeUploads', ['own log', 'own asset'])).toEqual(without('prepareAttachments', ['own log']));
    const reads = policies.get('LargeUploads')!.filter(({ resources }) => resources.includes('own asset'));
    expect(reads.map(({ actions, resources }) => ({ actions, resources }))).toEqual([
      { actions: ['s3:GetObject'], resources: ['own asset'] },
    ]);
  });

  it('is given the resources and limits that the functions are', () => {
    const [{ properties }] = resourcesOf(template, 'AWS::ECS::TaskDefinition');
    const { ContainerDefinitions } = z
      .object({
        RuntimePlatform: z.object({ CpuArchitecture: z.literal('ARM64'), OperatingSystemFamily: z.literal('LINUX') }),
        ContainerDefinitions: z.array(z.object({ Environment: z.array(z.object({ Name: z.string() })).default([]) })),
      })
      .parse(properties);
    const { Environment } = z
      .object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }) })
      .parse(resourcesOf(template, 'AWS::Lambda::Function').find(({ id }) => id.startsWith('prepare'))!.properties);
    const given = ContainerDefinitions.flatMap(({ Environment: own }) => own).map(({ Name }) => Name);
    expect(given).toEqual(expect.arrayContaining([...Object.keys(Environment.Variables), 'PORT']));
  });

  it('is reached through the load balancer only, and that from its own network only', () => {
    template.hasResourceProperties('AWS::ElasticLoadBalancingV2::LoadBalancer', { Scheme: 'internal' });
    const open = resourcesOf(template, 'AWS::EC2::SecurityGroup').filter(({ properties }) =>
      /"CidrIp(v6)?":"(0\.0\.0\.0\/0|::\/0)"/.test(JSON.stringify(properties.SecurityGroupIngress ?? [])),
    );
    expect(open).toEqual([]);
    template.resourceCountIs('AWS::EC2::NatGateway', 0);
  });
});

describe('without large uploads', () => {
  it('there is nothing to pay for by the hour, and no more is promised than gets through', () => {
    const plain = synthesise({ largeUploads: 'false' });
    for (const type of [
      'CloudFront::Distribution',
      'ECS::Service',
      'ElasticLoadBalancingV2::LoadBalancer',
      'EC2::VPC',
    ]) {
      plain.resourceCountIs(`AWS::${type}`, 0);
    }
    const limits = (of: typeof plain) => JSON.stringify(resourcesOf(of, 'AWS::ApiGateway::GatewayResponse'));
    expect(limits(plain)).toContain(`X-Service-Max-File-Size":"'${LARGEST_UPLOAD_BYTES}'"`);
    expect(limits(template)).toContain(`X-Service-Max-File-Size":"'104857600'"`);
  });
});
