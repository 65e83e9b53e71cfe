type Question = () => Promise<boolean>;

let question: Question | null = null;

/** Sets what is asked before a sign-out. Returns the function that takes the question back. */
export function askBeforeSignOut(next: Question): () => void {
  question = next;
  return () => {
    if (question === next) question = null;
  };
}

/** Whether the person still wants to sign out, now that they know what stays on this device. */
export function maySignOut(): Promise<boolean> {
  return question ? question() : Promise.resolve(true);
}
