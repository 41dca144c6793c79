/** One Lambda function with its own role, log group and alarms. The role can write its log and nothing else until it is granted more. */
import { Duration, RemovalPolicy, Size } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Function as LambdaFunction, Runtime, TenancyConfig } from 'aws-cdk-lib/aws-lambda';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { memoryOf } from '../config.ts';
import type { DeploySettings } from '../config.ts';
import { FUNCTION_PROFILES } from '../functions.ts';
import type { FunctionName } from '../functions.ts';
import { ALARM_PERIOD } from './alarms.ts';
import type { Alarms } from './alarms.ts';

/** Rings when a call has used this share of its allowed time: the next one may be cut off. */
const SLOW_SHARE = 0.9;

export interface ServiceFunctionProps {
  readonly name: FunctionName;
  readonly code: Code;
  readonly environment: Readonly<Record<string, string>>;
  readonly settings: DeploySettings;
  readonly alarms: Alarms;
}

export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly role: Role;
  readonly logGroup: LogGroup;
  readonly timeout: Duration;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const { name, settings, alarms } = props;
    const profile = FUNCTION_PROFILES[name];
    const reserved = settings.reservedConcurrency[name];
    this.timeout = Duration.seconds(profile.timeoutSeconds);

    this.logGroup = new LogGroup(this, 'Logs', {
      retention: settings.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Not AWS's managed policy: that one may write to every log group of the account.
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.logGroup.grantWrite(this.role);

    this.lambda = new LambdaFunction(this, 'Function', {
      description: profile.description,
      runtime: Runtime.NODEJS_24_X,
      // The native parts of the packages are installed for this processor (`nativePackages.ts`).
      architecture: Architecture.X86_64,
      handler: 'index.handler',
      code: props.code,
      role: this.role,
      logGroup: this.logGroup,
      memorySize: memoryOf(settings, name, profile.memoryMiB),
      timeout: this.timeout,
      ...(profile.temporaryMiB === undefined ? {} : { ephemeralStorageSize: Size.mebibytes(profile.temporaryMiB) }),
      environment: { ...props.environment },
      ...(profile.isPerAccount && settings.rendererPerAccount ? { tenancyConfig: TenancyConfig.PER_TENANT } : {}),
      ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
    });

    alarms.add(this, 'Errors', {
      metric: this.lambda.metricErrors({ period: ALARM_PERIOD }),
      threshold: 1,
      description: `${name} ended with an unhandled error or ran out of time or memory. Its log has the cause.`,
    });
    alarms.add(this, 'Throttles', {
      metric: this.lambda.metricThrottles({ period: ALARM_PERIOD }),
      threshold: 1,
      description: `${name} was refused an execution: raise the account's concurrency or what is reserved for it.`,
    });
    alarms.add(this, 'Slow', {
      metric: this.lambda.metricDuration({ period: ALARM_PERIOD, statistic: 'max' }),
      threshold: Math.round(profile.timeoutSeconds * SLOW_SHARE * 1000),
      description: `${name} came close to its limit of ${String(profile.timeoutSeconds)} s, at which it is cut off.`,
    });
  }
  /** The function itself, not a version of it. */
  allowCalling(role: Role): void {
    role.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [this.lambda.functionArn] }),
    );
  }
}
