/** Port: the quick check of a web address, before its conversion is promised. Implementation: the guarded network. */
export interface AddressCheck {
  /**
   * @returns the normalised address and its host, without asking the network
   * @throws RefusedAddress for what the address itself shows
   */
  parse(url: string): { readonly href: string; readonly host: string };
  /** Also resolves the name; one that does not resolve passes, and fails later. @throws RefusedAddress */
  checkAddress(url: string): Promise<unknown>;
}
