/** Why the bank does not start, in a sentence for its operator. */
export class StartTrouble extends Error {
  override name = "StartTrouble";
}
