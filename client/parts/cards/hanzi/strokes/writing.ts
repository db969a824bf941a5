import HanziWriter, { type CharacterJson } from 'hanzi-writer';

/** A character being written. */
export interface Writing {
  /** Lights a stroke up, counted from 0. */
  show: (stroke: number) => void;
  /** Takes the pen away. */
  end: () => void;
}

interface Pen {
  /** strokes that stand from before */
  drawn: number;
  /** no strokes that fly into place */
  still: boolean;
  onStroke: (right: boolean) => void;
}

/** A stroke missed this often lights up. It is counted as a mistake with the first miss. */
const SHOWN_AFTER_MISSES = 2;

/** Lets a character be written in an element. */
export async function startWriting(
  place: HTMLElement,
  char: string,
  data: CharacterJson,
  { drawn, still, onStroke }: Pen,
): Promise<Writing> {
  const colour = (name: string) => getComputedStyle(place).getPropertyValue(name).trim();
  const { clientWidth: side } = place;
  place.replaceChildren();
  const writer = HanziWriter.create(place, char, {
    width: side,
    height: side,
    padding: Math.round(side / 14),
    charDataLoader: () => data,
    showCharacter: false,
    showOutline: false,
    strokeColor: colour('--ink'),
    drawingColor: colour('--crust'),
    highlightColor: colour('--butter'),
    highlightCompleteColor: colour('--leaf'),
    drawingWidth: Math.round(side / 30),
    strokeFadeDuration: still ? 0 : 300,
    strokeHighlightSpeed: still ? 100 : 2,
  });
  await writer.quiz({
    quizStartStrokeNum: Math.min(drawn, data.strokes.length - 1),
    showHintAfterMisses: SHOWN_AFTER_MISSES,
    highlightOnComplete: !still,
    onMistake: () => onStroke(false),
    onCorrectStroke: () => onStroke(true),
  });
  // The pen writes colours down as it begins: where the theme changes under it, those of the strokes are told anew.
  const theme = new MutationObserver(() => {
    void writer.updateColor('strokeColor', colour('--ink'), { duration: 0 });
    void writer.updateColor('drawingColor', colour('--crust'), { duration: 0 });
  });
  theme.observe(place.ownerDocument.documentElement, { attributeFilter: ['data-theme'] });
  return {
    show: (stroke) => void writer.highlightStroke(stroke),
    end: () => {
      theme.disconnect();
      writer.cancelQuiz();
      place.replaceChildren();
    },
  };
}
