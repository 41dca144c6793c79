/** Port: a queue of JSON messages, delivered at least once to a handler of SQS events. Adapters: `aws/sqsJobQueue.ts`, `local/localJobQueue.ts`. */
export interface JobQueue<Message> {
  /** Resolves when every message is durably queued; throws if any could not be (some may have been queued by then). */
  send(messages: readonly Message[], options?: SendOptions): Promise<void>;
}

export interface SendOptions {
  /** Seconds before which the messages are not delivered, whole, up to 900. */
  readonly delaySeconds?: number;
}
