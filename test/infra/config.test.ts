/** The settings of a deployment: defaults, what the command line may say, and what is refused. */
import { parseDeploySettings, readDeploySettings } from '../../infra/config.ts';
import { LARGEST_UPLOAD_BYTES } from '../../infra/uploadLimit.ts';
import { quickApp, synthesise } from './synthesised.ts';

describe('settings of a deployment', () => {
  it('have a default each', () => {
    expect(parseDeploySettings({})).toMatchObject({ stage: 'prod', removalPolicy: 'retain', logRetentionDays: 90 });
  });

  it('may all come from the command line, where everything is text', () => {
    const context = {
      stage: 'test1',
      logRetentionDays: '30',
      apiGatewayLogsRole: 'false',
      memoryMiB: '{"verifyCitations":1769}',
      settings: '{"MAX_PAGES":100}',
    };
    expect(readDeploySettings(quickApp(context).node)).toMatchObject({
      stage: 'test1',
      logRetentionDays: 30,
      apiGatewayLogsRole: false,
      memoryMiB: { verifyCitations: 1769 },
      settings: { MAX_PAGES: '100' },
    });
  });

  it("pass over CDK's own context", () => {
    const context = {
      '@aws-cdk/core:flag': true,
      'aws:cdk:bundling-stacks': ['**'],
      'availability-zones:account=1': [],
    };
    expect(readDeploySettings(quickApp(context).node).stage).toBe('prod');
  });

  it.each([
    ['a misspelt name', { stagename: 'prod' }],
    ['a stage with a slash', { stage: 'a/b' }],
    ['a retention that CloudWatch does not know', { logRetentionDays: 42 }],
    ['logs without an end', { logRetentionDays: 9999 }],
    ['memory for a function that there is not', { memoryMiB: { nobody: 512 } }],
    ['less memory than Lambda gives', { memoryMiB: { getAttachment: 64 } }],
  ])('refuse %s', (_, settings) => {
    expect(() => parseDeploySettings(settings)).toThrow();
  });

  it('refuse limits that no function could start with', () => {
    expect(() => synthesise({ settings: { MAX_PAGES: 'many' } })).toThrow(/MAX_PAGES/);
  });

  it('refuse a limit that there is not', () => {
    expect(() => synthesise({ settings: { MAX_PAGE: '7' } })).toThrow(/MAX_PAGE/);
  });

  it('refuse to open inner hosts to web addresses', () => {
    expect(() => synthesise({ settings: { ALLOW_PRIVATE_URL_HOSTS: '10.0.0.1:80' } })).toThrow(
      /ALLOW_PRIVATE_URL_HOSTS/,
    );
  });

  it('promise no larger file than Lambda takes once the gateway has encoded it', () => {
    const template = synthesise({ largeUploads: false, settings: { MAX_FILE_SIZE_BYTES: 104_857_600 } });
    template.allResourcesProperties('AWS::Lambda::Function', {
      Environment: { Variables: { MAX_FILE_SIZE_BYTES: String(LARGEST_UPLOAD_BYTES) } },
    });
    const base64Bytes = Math.ceil(LARGEST_UPLOAD_BYTES / 3) * 4;
    expect(base64Bytes).toBeLessThan(6 * 1024 * 1024 - 100_000);
    expect(base64Bytes).toBeGreaterThan(5.8 * 1024 * 1024);
  });

  it('keep a smaller limit as it is set', () => {
    synthesise({ settings: { MAX_FILE_SIZE_BYTES: 1000 } }).allResourcesProperties('AWS::Lambda::Function', {
      Environment: { Variables: { MAX_FILE_SIZE_BYTES: '1000' } },
    });
  });

  it('reach the functions', () => {
    const template = synthesise({
      memoryMiB: { getAttachment: 2048 },
      reservedConcurrency: { renderPages: 7 },
      settings: { MAX_PAGES: 100 },
    });
    template.hasResourceProperties('AWS::Lambda::Function', { MemorySize: 2048 });
    template.hasResourceProperties('AWS::Lambda::Function', { ReservedConcurrentExecutions: 7 });
    template.allResourcesProperties('AWS::Lambda::Function', { Environment: { Variables: { MAX_PAGES: '100' } } });
  });
});
