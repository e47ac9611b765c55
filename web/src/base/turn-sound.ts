// A short soft tone when it is my turn, for players who have turned sound on.
export function ring(): void {
  // Before the first interaction with the page, a browser plays no sound and logs a warning instead.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.frequency.value = 660;
    loud.gain.setValueAtTime(0.08, audio.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.4);
    tone.connect(loud).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.4);
    tone.onended = () => void audio.close();
  } catch {
    // this browser plays no sound
  }
}
