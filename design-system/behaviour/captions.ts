/** Shows the default track of each video when it is loaded, because WebKit leaves it to the settings of the system. */
export function showCaptions(root: ParentNode = document): void {
  for (const video of root.querySelectorAll('video'))
    video.addEventListener('loadedmetadata', () => {
      const track = video.querySelector<HTMLTrackElement>('track[default]')?.track
      if (track?.mode === 'disabled') track.mode = 'showing'
    })
}
