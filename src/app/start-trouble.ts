/** Why the bank does not open, in a sentence for the one who starts it. */
export class StartTrouble extends Error {
  override name = "StartTrouble";
}
