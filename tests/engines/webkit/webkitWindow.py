#!/usr/bin/python3
"""A WebKitGTK window for WebKitWebDriver, which sets what the driver's own browser cannot: any width, colour scheme, init scripts,
language, script on or off. Commands arrive as JSON lines at the socket WINDOW_SOCKET; each is answered by its id, console
messages by {"console": line}."""
import json, os, socket
import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2

channel = socket.socket(socket.AF_UNIX)
channel.connect(os.environ['WINDOW_SOCKET'])
data = os.environ['WINDOW_DATA']

# Web processes inherit standard output and write the console of the page there.
console, console_end = os.pipe()
os.dup2(console_end, 1)

gtk = Gtk.Settings.get_default()
gtk.set_property('gtk-enable-animations', False)
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
# An ephemeral context would write no console.
context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager(base_data_directory=data, base_cache_directory=data))
context.set_automation_allowed(True)
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
scripts = WebKit2.UserContentManager()
view = WebKit2.WebView(web_context=context, settings=settings, user_content_manager=scripts,
                       is_controlled_by_automation=True)
window = Gtk.Window(decorated=False)
window.set_default_size(1440, 900)
window.add(view)
# Without a window manager the window has to take the focus itself, or no element of the page is focused.
window.connect('map-event', lambda *_: window.get_window().focus(0))
window.show_all()
window.get_window().focus(0)


def on_session(_, session):
    session.connect('create-web-view', lambda *_: view)


context.connect('automation-started', on_session)


def answer(**entry):
    channel.sendall((json.dumps(entry) + '\n').encode())


def obey(command):
    if 'size' in command:
        window.resize(*command['size'])
        window.get_window().focus(0)
    if 'dark' in command:
        gtk.set_property('gtk-application-prefer-dark-theme', command['dark'])
    if 'language' in command:
        context.set_preferred_languages([command['language']])
    if 'script' in command:
        settings.set_enable_javascript_markup(command['script'])
    if 'scripts' in command:
        scripts.remove_all_scripts()
        for source in command['scripts']:
            scripts.add_script(WebKit2.UserScript.new(
                source, WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START, None, None))
    answer(id=command['id'])


def lines_of(descriptor, receive, handle):
    pending = b''

    def on_input(*_):
        nonlocal pending
        received = receive(1 << 16)
        if not received:
            Gtk.main_quit()
            return False
        *lines, pending = (pending + received).split(b'\n')
        for line in lines:
            handle(line.decode(errors='replace'))
        return True

    GLib.io_add_watch(descriptor, GLib.IO_IN | GLib.IO_HUP, on_input)


lines_of(channel.fileno(), channel.recv, lambda line: obey(json.loads(line)))
lines_of(console, lambda size: os.read(console, size), lambda line: answer(console=line))
Gtk.main()
